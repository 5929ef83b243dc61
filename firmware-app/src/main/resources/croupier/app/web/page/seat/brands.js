// The page at a seat of brands.

export { Page } from './classic.js';
