/** Colours that things are made of: what they are, their shade, and the paper behind them. */
const tones = {
  oat: ["#d9cbb0", "#b7a583", "#f5f0e6"],
  clay: ["#b8674a", "#8f4b33", "#f8ebe5"],
  pine: ["#3b6155", "#27443b", "#e6eeeb"],
  ocean: ["#3d6f88", "#285064", "#e5eef2"],
  slate: ["#66727b", "#48525a", "#ebeef0"],
  sun: ["#dda63f", "#b07f22", "#fbf3e1"],
  berry: ["#8a3a52", "#642539", "#f5e8ec"],
  oak: ["#b58a58", "#8c673b", "#f6efe5"],
} as const;

/** A colour's name. */
export type Tone = keyof typeof tones;

const shapes = {
  mug: '<path d="M262 170q60 0 56 56t-64 50" fill="none" stroke="B" stroke-width="18"/><rect x="112" y="140" width="156" height="170" rx="26" fill="A"/><rect x="112" y="140" width="156" height="18" rx="9" fill="B"/>',
  bowl: '<path d="M84 180h232q-4 120-116 124T84 180Z" fill="A"/><ellipse cx="200" cy="180" rx="116" ry="22" fill="B"/><rect x="160" y="298" width="80" height="18" rx="6" fill="B"/>',
  plate:
    '<circle cx="200" cy="210" r="124" fill="A"/><circle cx="200" cy="210" r="82" fill="B" opacity=".35"/>',
  vase: '<path d="M168 80h64l-6 54q58 44 52 116-6 84-78 84t-78-84q-6-72 52-116Z" fill="A"/><ellipse cx="200" cy="82" rx="32" ry="9" fill="B"/>',
  candle:
    '<rect x="140" y="150" width="120" height="180" rx="16" fill="A"/><rect x="140" y="228" width="120" height="56" fill="B" opacity=".45"/><path d="M200 92q26 34 0 52-26-18 0-52Z" fill="#e8b04a"/>',
  blanket:
    '<rect x="78" y="132" width="244" height="168" rx="22" fill="A"/><path d="M78 196h244v26H78Zm0 54h244v14H78Z" fill="B"/>',
  lamp: '<path d="M140 90h120l44 110H96Z" fill="A"/><rect x="192" y="200" width="16" height="108" fill="B"/><rect x="138" y="304" width="124" height="18" rx="9" fill="B"/>',
  board:
    '<rect x="120" y="120" width="160" height="210" rx="22" fill="A"/><rect x="180" y="76" width="40" height="60" rx="16" fill="A"/><circle cx="200" cy="98" r="8" fill="B"/><path d="M138 176h124M138 230h124M138 284h124" stroke="B" stroke-width="4" opacity=".6"/>',
  bottle:
    '<rect x="172" y="70" width="56" height="40" rx="8" fill="B"/><path d="M168 110h64q34 30 34 66v130q0 26-26 26h-80q-26 0-26-26V176q0-36 34-66Z" fill="A"/><rect x="144" y="206" width="112" height="70" rx="6" fill="#fffdf8"/>',
  bag: '<path d="M150 160q0-90 50-90t50 90" fill="none" stroke="B" stroke-width="12"/><path d="M104 152h192l12 178H92Z" fill="A"/><path d="M104 152h192l2 24H102Z" fill="B" opacity=".5"/>',
  box: '<path d="M90 160 200 110l110 50v130l-110 50-110-50Z" fill="A"/><path d="m200 210 110-50v130l-110 50Z" fill="B"/><path d="m145 135 110 50v40" fill="none" stroke="#fffdf8" stroke-width="12" opacity=".7"/>',
  card: '<rect x="76" y="132" width="248" height="150" rx="18" fill="A"/><path d="M76 190h248v22H76Z" fill="B"/><path d="M108 246h80" stroke="#fffdf8" stroke-width="10" stroke-linecap="round"/>',
} as const;

/** What a thing looks like. */
export type Shape = keyof typeof shapes;

/** A picture that needs no server. */
export function picture(shape: Shape, tone: Tone): string {
  const [body, shade, paper] = tones[tone];
  const drawn = shapes[shape].replaceAll('"A"', `"${body}"`).replaceAll('"B"', `"${shade}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${paper}"/>${drawn}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
