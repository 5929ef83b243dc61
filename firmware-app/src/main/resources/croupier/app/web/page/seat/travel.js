// The page at a seat of travel.

export { Page } from './classic.js';
