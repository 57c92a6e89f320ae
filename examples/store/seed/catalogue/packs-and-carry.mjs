const bag = { hs: "420292", origin: "VN" };

export const packsAndCarry = [
  {
    title: "Tern 45 Backpack", kind: "backpack", type: "Backpacks", category: "trekking-packs", collection: "First light", price: 1699, weight: 1420, ...bag,
    colours: ["pine", "clay", "charcoal"], sizes: ["S/M", "M/L"], sizeTitle: "Back length", tags: ["bestseller", "recycled"], material: "420D recycled nylon",
    subtitle: "Three days out, one day back",
    description: "Carries fifteen kilos as though they were nine. A frame that bends with you, a lid that comes off as a day bag, and pockets where hands end up.",
    metadata: { volume: { litres: 45, lid: 6 }, repair_guide: "tern-45" },
  },
  {
    title: "Tern 65 Backpack", kind: "backpack", type: "Backpacks", category: "trekking-packs", price: 2099, weight: 1780, ...bag,
    colours: ["ocean", "charcoal"], sizes: ["S/M", "M/L"], sizeTitle: "Back length", tags: ["recycled"], material: "420D recycled nylon",
    description: "The long-haul sister of the 45, for a week between shops.",
  },
  {
    title: "Sandpiper 18 Daypack", kind: "daypack", type: "Backpacks", category: "daypacks", collection: "City and coast", price: 799, weight: 520, ...bag,
    colours: ["sand", "slate", "berry", "pine"], tags: ["bestseller", "recycled", "gift idea"], material: "Waxed organic cotton",
    description: "Laptop to work, thermos to the beach. Waxed cotton that looks better in its fifth year.",
  },
  {
    title: "Sandpiper 24 Rolltop", kind: "daypack", type: "Backpacks", category: "daypacks", collection: "City and coast", price: 999, weight: 690, ...bag,
    colours: ["charcoal", "moss"], tags: ["waterproof", "recycled"], material: "600D recycled polyester",
    description: "Rolls shut on rainy commutes, rolls open on market days.",
  },
  {
    title: "Skagen 60 Duffel", kind: "duffel", type: "Duffels", category: "duffels", price: 1299, weight: 1150, ...bag,
    colours: ["sun", "ocean", "charcoal"], tags: ["waterproof", "bestseller"], material: "TPU-laminated polyester",
    description: "Made for ferries. Throw it, sit on it, leave it on a wet deck.",
  },
  {
    title: "Skagen 90 Duffel", kind: "duffel", type: "Duffels", category: "duffels", price: 1599, weight: 1390, ...bag,
    colours: ["clay", "charcoal"], tags: ["waterproof"], material: "TPU-laminated polyester",
    description: "Everything for a fortnight, including the boots you were told not to bring.",
  },
  {
    title: "Tide Dry Bag", kind: "dry-bag", type: "Accessories", category: "carry-accessories", price: 179, weight: 95, hs: "392321", origin: "VN",
    colours: ["sun", "sky", "clay"], sizes: ["5 l", "10 l", "20 l"], sizeTitle: "Volume", tags: ["waterproof", "value"], material: "Roll-top ripstop",
    description: "Keeps the dry dry. Three sizes that nest in each other.",
  },
  {
    title: "Harbour Tote", kind: "tote", type: "Accessories", category: "carry-accessories", collection: "City and coast", price: 349, weight: 380, hs: "420222", origin: "PT",
    colours: ["oat", "ocean"], tags: ["organic cotton", "gift idea"], material: "18 oz canvas",
    description: "Canvas heavy enough to stand up by itself, handles long enough for a winter coat.",
  },
];

const pot = { hs: "732393", origin: "SE" };

export const campKitchen = [
  {
    title: "Enamel Mug", kind: "mug", type: "Kitchen", category: "camp-kitchen", collection: "Gifts under 300", price: 99, weight: 140, hs: "732394", origin: "AT",
    colours: ["oat", "pine", "clay", "ocean"], tags: ["gift idea", "value", "bestseller"], material: "Steel, enamelled",
    description: "Takes the fire, takes the fall. Every chip is a trip.",
  },
  {
    title: "Fjord Kettle 0.9 l", kind: "kettle", type: "Kitchen", category: "camp-kitchen", price: 399, weight: 310, ...pot,
    colours: ["steel"], tags: ["made in Sweden"], material: "Hard-anodised aluminium",
    description: "Boils in under four minutes on a spirit burner, and pours without dripping on your socks.",
  },
  {
    title: "Ember Cook Set", kind: "pot", type: "Kitchen", category: "camp-kitchen", price: 699, weight: 640, ...pot,
    colours: ["steel", "charcoal"], tags: ["family"], material: "Stainless steel, cork grips",
    description: "Two pots, a pan, and a lid that is also a strainer. They nest around a gas canister.",
  },
  {
    title: "Isle Steel Bottle", kind: "bottle", type: "Kitchen", category: "camp-kitchen", collection: "City and coast", price: 249, weight: 290, hs: "961700", origin: "CN",
    colours: ["pine", "sand", "heather", "charcoal"], sizes: ["0.5 l", "0.75 l"], sizeTitle: "Volume", tags: ["gift idea", "bestseller"], material: "18/8 steel, double wall",
    description: "Tea still hot at the summit, water still cold on the way down.",
  },
  {
    title: "Spoon, Fork and Knife in Oak", kind: "cutlery", type: "Kitchen", category: "camp-kitchen", collection: "Gifts under 300", price: 149, weight: 60, hs: "441990", origin: "DK",
    colours: ["oak"], tags: ["made in Denmark", "gift idea"], material: "Oiled oak",
    description: "Turned by Jens in Ebeltoft. Rub with oil once a season.",
  },
  {
    title: "Lull Lantern", kind: "lantern", type: "Lights", category: "lights", collection: "Long nights", price: 549, weight: 320, hs: "940540", origin: "CN",
    colours: ["sand", "charcoal", "clay"], tags: ["bestseller", "gift idea"], material: "Aluminium, frosted glass", metadata: { battery: { type: "Li-ion", capacity_mah: 5200, un_number: "UN3481" } },
    description: "A dimmable light the colour of a fire. Eighty hours at a whisper, nine at full voice.",
  },
  {
    title: "Beacon Head Torch", kind: "headlamp", type: "Lights", category: "lights", price: 399, weight: 88, hs: "851310", origin: "CN",
    colours: ["slate", "sun"], tags: ["ultralight"], material: "Recycled ABS",
    description: "Red light for the tent, white for the trail, off without blinking twice.",
  },
  {
    title: "Beeswax Camp Candle", kind: "candle", type: "Lights", category: "lights", collection: "Gifts under 300", price: 129, weight: 240, hs: "340600", origin: "DK",
    colours: ["sun"], tags: ["made in Denmark", "gift idea", "value"], material: "Beeswax, tin",
    description: "Burns for thirty hours and smells of a warm attic.",
  },
  {
    title: "Perch Camp Chair", kind: "chair", type: "Furniture", category: "camp-furniture", price: 899, weight: 980, hs: "940179", origin: "CN",
    colours: ["moss", "sand"], tags: ["bestseller"], material: "Aluminium, ripstop", bulky: true,
    description: "Low, deep, and hard to leave. Folds to the length of a forearm.",
  },
  {
    title: "Pocket Knife No. 4", kind: "knife", type: "Tools", category: "tools", price: 329, weight: 62, hs: "821193", origin: "FR",
    colours: ["oak", "charcoal"], tags: ["gift idea"], material: "Sandvik steel, oak", metadata: { age_restriction: { minimum: 18, countries: ["gb", "de"] } },
    description: "For cheese, string and tent pegs, in that order.",
  },
  {
    title: "Field Repair Kit", kind: "kit", type: "Tools", category: "tools", collection: "Gifts under 300", price: 169, weight: 130, hs: "960500", origin: "DK",
    colours: ["sand"], tags: ["value", "repair"], material: "Waxed canvas pouch",
    description: "Patches, needle, thread, pole sleeve, and the number of our workshop.",
  },
];
