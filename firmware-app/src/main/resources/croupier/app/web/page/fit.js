// Words get smaller until they fit their place, for the place never changes: nothing moves under a finger.

const SIZES = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5];
const places = new Map();

/**
 * Says whether the words fit now, at the largest size at which they do, or at the smallest. Only a word that is too
 * long for its place at any size is broken.
 */
function shrink(place, smallest) {
  const fits = [false, true].some((broken) => {
    place.classList.toggle('broken', broken);
    return SIZES.filter((size) => size >= smallest).some((size) => {
      place.style.setProperty('--fit', size);
      return place.scrollHeight <= place.clientHeight && place.scrollWidth <= place.clientWidth;
    });
  });
  place.classList.toggle('cut', !fits);
  return fits;
}

/** Fits the words now and whenever the window changes. */
export function fit(place, smallest = 0.6) {
  places.set(place, smallest);
  return shrink(place, smallest);
}

/** Whenever places have become larger or smaller. */
export function fitAgain() {
  for (const [place, smallest] of places) {
    if (place.isConnected) shrink(place, smallest);
    else places.delete(place);
  }
}

addEventListener('resize', fitAgain);
