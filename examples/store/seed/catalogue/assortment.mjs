import { everydayClothing, notForSale, outerLayers } from "./clothing.mjs";
import { campKitchen, packsAndCarry } from "./packs-and-carry.mjs";
import { shelterAndSleep } from "./shelter-and-sleep.mjs";

export const assortment = [...shelterAndSleep, ...packsAndCarry, ...campKitchen, ...outerLayers, ...everydayClothing, ...notForSale];

export const giftCardPictures = ["gift-card-pine", "gift-card-sand", "gift-card-clay"];

/** The pictures of a product, by name: one for each colour, then the first colour from near and outside. */
export const picturesOf = ({ kind, colours }) => [...colours.map((colour) => `${kind}-${colour}`), `${kind}-${colours[0]}-detail`, `${kind}-${colours[0]}-outside`];

/** Every picture that the seed refers to. */
export const allPictures = () => [...new Set([...assortment.flatMap(picturesOf), ...giftCardPictures])];
