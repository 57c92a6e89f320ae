/** A seeded generator (mulberry32): the same seed makes the same shop each time. */
export function createRandom(seed) {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const whole = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    /** A whole number between both, both included. */
    whole,
    chance: (probability) => next() < probability,
    /** @template T @param {readonly T[]} list @returns {T} */
    pick: (list) => list[Math.floor(next() * list.length)],
    /** @template T @param {readonly T[]} list @param {number} count @returns {T[]} different ones, in random order */
    sample(list, count) {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      return taken;
    },
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(""),
  };
}
