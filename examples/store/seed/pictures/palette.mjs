/** The colours that products come in: a name for people, and the tones a picture is drawn with. */
export const palette = {
  moss: { name: "Moss", base: "#6f7d4f", dark: "#515d38", light: "#97a577", ground: "#eef0e6" },
  pine: { name: "Pine", base: "#2f5249", dark: "#1f3a33", light: "#56796f", ground: "#e6eeeb" },
  sand: { name: "Sand", base: "#d2b98f", dark: "#ae9468", light: "#e8d6b6", ground: "#f7f2e8" },
  oat: { name: "Oat", base: "#e6dcc8", dark: "#c3b598", light: "#f4eee0", ground: "#f3efe6" },
  clay: { name: "Clay", base: "#b8674a", dark: "#8f4b33", light: "#d48f75", ground: "#f8ebe5" },
  rust: { name: "Rust", base: "#9c4423", dark: "#742f15", light: "#c06a48", ground: "#f6e9e2" },
  slate: { name: "Slate", base: "#5b6770", dark: "#424c54", light: "#838f98", ground: "#ebeef0" },
  charcoal: { name: "Charcoal", base: "#35383b", dark: "#222426", light: "#5c6064", ground: "#ececed" },
  ocean: { name: "Ocean", base: "#2f6079", dark: "#1f4557", light: "#5d8ca4", ground: "#e5eef2" },
  sky: { name: "Sky", base: "#9dbccb", dark: "#7598a9", light: "#c4d8e1", ground: "#edf3f6" },
  heather: { name: "Heather", base: "#8b7397", dark: "#695474", light: "#af9bb9", ground: "#f1ecf3" },
  berry: { name: "Berry", base: "#83324a", dark: "#602236", light: "#aa5d74", ground: "#f5e8ec" },
  sun: { name: "Sun", base: "#e0a83c", dark: "#b98420", light: "#efc877", ground: "#fbf3e1" },
  fog: { name: "Fog", base: "#c9ced0", dark: "#a3aaad", light: "#e2e6e7", ground: "#f2f4f4" },
  steel: { name: "Steel", base: "#aeb4b7", dark: "#858c90", light: "#d3d8da", ground: "#eff1f2" },
  oak: { name: "Oak", base: "#b58a58", dark: "#8c673b", light: "#d2b083", ground: "#f6efe5" },
};
