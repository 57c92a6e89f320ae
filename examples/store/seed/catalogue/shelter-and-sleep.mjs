/** Prices are in whole Danish kroner, weights in grams; `colours` and `sizes` become the options. */
const woven = { hs: "630622", origin: "PT" };

export const shelterAndSleep = [
  {
    title: "Dune 2 Tent", kind: "tent", type: "Tents", category: "two-person-tents", collection: "First light", price: 3299, weight: 2350, ...woven,
    colours: ["moss", "sand", "ocean"], tags: ["waterproof", "3-season", "bestseller"], material: "40D ripstop nylon, aluminium poles", bulky: true, options: ["Footprint included", "Tent only"], optionTitle: "Set",
    subtitle: "Two people, three seasons, six minutes",
    description: "A free-standing tunnel for two that goes up in the time the kettle takes. Two doors, two porches, and room to sit out a day of rain without minding each other.",
    metadata: { care: { washing: "Sponge only", storage: { dry: true, folded: "loosely" } }, repair_guide: "dune-2", awards: ["Outdoor Nordic 2024"] },
  },
  {
    title: "Dune 4 Tent", kind: "tent", type: "Tents", category: "family-tents", collection: "First light", price: 4799, weight: 4100, ...woven,
    colours: ["moss", "clay"], tags: ["waterproof", "3-season", "family"], material: "40D ripstop nylon, aluminium poles", bulky: true,
    subtitle: "For four, or for two and a dog",
    description: "The family size of our Dune: a high living space between two bedrooms, and a porch that keeps four pairs of boots out of the weather.",
  },
  {
    title: "Kestrel 1 Tent", kind: "tent", type: "Tents", category: "one-person-tents", price: 2899, weight: 1080, ...woven,
    colours: ["slate", "sun"], tags: ["ultralight", "3-season"], material: "15D silnylon",
    description: "One kilogram of shelter. A single pole, four pegs, and a view of the stars through the mesh when the night is kind.",
  },
  {
    title: "Lee Tarp", kind: "tarp", type: "Tarps", category: "tarps", collection: "First light", price: 749, weight: 540, ...woven,
    colours: ["moss", "clay", "charcoal"], sizes: ["3 × 3 m", "4 × 4 m"], sizeTitle: "Size", tags: ["waterproof", "ultralight"], material: "Silicone-coated polyester",
    description: "A square of quiet. Nineteen tie-outs let you pitch it as a wind break, a roof, or the wall of an afternoon nap.",
  },
  {
    title: "Hollow Hammock", kind: "hammock", type: "Hammocks", category: "hammocks", price: 599, weight: 610, hs: "630690", origin: "LT",
    colours: ["sand", "ocean", "berry"], tags: ["ultralight", "gift idea"], material: "Recycled nylon",
    description: "Wide enough to lie across, light enough to forget in the bag. Comes with tree-kind straps.",
  },
  {
    title: "Marsh 0° Sleeping Bag", kind: "sleeping-bag", type: "Sleeping bags", category: "sleeping-bags", collection: "Long nights", price: 1899, weight: 1150, hs: "940430", origin: "PL",
    colours: ["pine", "rust"], sizes: ["Regular", "Long"], sizeTitle: "Length", tags: ["down", "3-season", "bestseller"], material: "650-fill down, certified",
    description: "Warm down to freezing, and roomier at the knee than most. The draught collar closes with one hand, half asleep.",
    metadata: { temperature: { comfort: 0, limit: -6, extreme: -22 }, certificate: "RDS" },
  },
  {
    title: "Marsh −12° Sleeping Bag", kind: "sleeping-bag", type: "Sleeping bags", category: "sleeping-bags", collection: "Long nights", price: 2999, weight: 1490, hs: "940430", origin: "PL",
    colours: ["ocean", "charcoal"], sizes: ["Regular", "Long"], sizeTitle: "Length", tags: ["down", "winter"], material: "800-fill down, certified",
    description: "For nights that creak. Box-wall chambers keep the down where the cold comes in.",
  },
  {
    title: "Little Marsh Sleeping Bag", kind: "sleeping-bag", type: "Sleeping bags", category: "sleeping-bags", price: 699, weight: 820, hs: "940430", origin: "PL",
    colours: ["sun", "sky"], tags: ["kids", "family"], material: "Recycled polyester fill",
    description: "Grows with them: fold the foot end in at four, let it out at ten.",
  },
  {
    title: "Heath Sleeping Mat", kind: "mat", type: "Mats", category: "mats", price: 899, weight: 480, hs: "940421", origin: "TW",
    colours: ["moss", "slate"], sizes: ["Regular", "Wide"], sizeTitle: "Width", tags: ["ultralight", "bestseller"], material: "30D polyester, R-value 4.1",
    description: "Seven centimetres of air that do not squeak when you turn over. Packs to the size of a water bottle.",
  },
  {
    title: "Heath Foam Mat", kind: "mat", type: "Mats", category: "mats", price: 249, weight: 390, hs: "940421", origin: "DE",
    colours: ["sun", "charcoal"], tags: ["value"], material: "Closed-cell foam",
    description: "Never goes flat, sits anywhere, and doubles as a table for cards.",
  },
  {
    title: "Tuft Wool Blanket", kind: "blanket", type: "Blankets", category: "at-home", collection: "Long nights", price: 1199, weight: 1500, hs: "630120", origin: "DK",
    colours: ["oat", "heather", "pine"], tags: ["wool", "gift idea", "made in Denmark"], material: "100 % lambswool",
    description: "Woven in a mill outside Herning from the wool of Gotland sheep. For the sofa, the boat, the back seat, the dog.",
  },
  {
    title: "Camp Pillow", kind: "pillow", type: "Accessories", category: "sleep", price: 199, weight: 110, hs: "940490", origin: "LT",
    colours: ["sand", "slate"], tags: ["ultralight", "value"], material: "Brushed cotton, recycled fill",
    description: "Stuff it with the fleece you are not wearing. It was a pillow all along.",
  },
];
