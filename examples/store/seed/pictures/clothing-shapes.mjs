import { metal, paper } from "./strokes.mjs";

const body = "M150 96 Q200 116 250 96 L292 120 L286 330 L114 330 L108 120Z";
const leftSleeve = "M150 96 L108 116 L60 280 L104 296 L134 190Z";
const buttons = (pen, from, to) => Array.from({ length: 5 }, (_, index) => pen.round(206, from + (index * (to - from)) / 4, 4, 4, "dark")).join("");

/** @type {Record<string, (pen: import("./outdoor-shapes.mjs").Pen) => string>} */
export const clothingShapes = {
  jacket: (pen) =>
    pen.mirrored(pen.path(leftSleeve, "dark")) + pen.path(body) + pen.path("M144 98 Q200 40 256 98 Q232 130 200 132 Q168 130 144 98Z", "dark") + pen.path("M164 102 Q200 66 236 102 Q200 124 164 102Z", "light") +
    pen.line("M200 130 V328", "light", 5) + pen.line("M136 250 l36 20 M264 250 l-36 20", "dark", 5),
  parka: (pen) =>
    pen.mirrored(pen.path(leftSleeve, "dark")) + pen.path("M150 90 Q200 112 250 90 L294 118 L300 352 L100 352 L106 118Z") + pen.line("M146 98 Q200 34 254 98 Q230 134 200 136 Q170 134 146 98Z", "light", 16) +
    pen.line("M200 138 V350", "dark", 6) + pen.mirrored(pen.box(122, 252, 56, 60, 8, "dark")) + pen.line("M106 226 H294", "dark", 4),
  puffer: (pen) =>
    pen.mirrored(pen.path(leftSleeve) + pen.line("M96 160 l34 12 M82 204 l36 12 M70 246 l38 12", "dark", 4)) + pen.path(body) + pen.line("M110 160 Q200 176 290 160 M111 202 Q200 218 289 202 M112 244 Q200 260 288 244 M113 286 Q200 302 287 286", "dark", 4) +
    pen.path("M152 94 Q200 74 248 94 L244 122 Q200 136 156 122Z", "light") + pen.line("M200 128 V328", "light", 5),
  vest: (pen) =>
    pen.path("M150 96 Q200 116 250 96 L282 120 Q262 160 284 196 L280 330 L120 330 L116 196 Q138 160 118 120Z") + pen.line("M128 160 Q200 176 272 160 M118 206 Q200 222 282 206 M119 250 Q200 266 281 250 M120 292 Q200 306 280 292", "dark", 4) +
    pen.path("M152 94 Q200 74 248 94 L244 122 Q200 136 156 122Z", "light") + pen.line("M200 128 V328", "light", 5),
  fleece: (pen) =>
    pen.mirrored(pen.path(leftSleeve) + pen.line("M62 274 L106 290", "dark", 9)) + pen.path(body) + pen.path("M154 80 Q200 66 246 80 L250 116 Q200 132 150 116Z", "dark") + pen.line("M200 78 V214", "light", 5) +
    pen.box(224, 168, 46, 44, 6, "dark") + pen.line("M116 322 H284", "dark", 9),
  sweater: (pen) =>
    pen.mirrored(pen.path(leftSleeve) + pen.line("M62 272 L106 288", "dark", 11)) + pen.path(body) + pen.line("M158 96 Q200 132 242 96", "dark", 11) + pen.line("M116 320 H284", "dark", 13) +
    pen.line("M150 160 v140 M175 170 v130 M225 170 v130 M250 160 v140", "light", 4) + pen.line("M190 160 l20 24 l-20 24 l20 24 l-20 24 l20 24", "light", 5),
  shirt: (pen) =>
    pen.mirrored(pen.path(leftSleeve, "dark")) + pen.path(body) + pen.path("M160 88 L200 126 L240 88 L256 104 L218 146 L200 126 L182 146 L144 104Z", "light") + pen.line("M200 130 V328", "dark", 3) + buttons(pen, 164, 306) + pen.box(226, 176, 42, 46, 5, "dark"),
  "t-shirt": (pen) => pen.mirrored(pen.path("M150 100 L106 120 L58 196 L104 224 L130 184Z", "dark")) + pen.path("M152 100 Q200 140 248 100 L290 122 L282 326 L118 326 L110 122Z") + pen.line("M154 100 Q200 146 246 100", "light", 9),
  dress: (pen) =>
    pen.mirrored(pen.path("M158 84 L128 100 L104 158 L142 172Z", "dark")) + pen.path("M158 84 Q200 118 242 84 L270 100 L250 190 L304 346 Q200 366 96 346 L150 190 L130 100Z") + pen.path("M150 190 Q200 200 250 190 L254 204 Q200 216 146 204Z", "dark") +
    pen.line("M170 220 L148 340 M200 222 V350 M230 220 L252 340", "light", 4),
  trousers: (pen) => pen.path("M132 76 L268 76 L284 340 L222 340 L202 168 L178 340 L116 340Z") + pen.box(132, 76, 136, 22, 4, "dark") + pen.line("M140 110 Q150 138 166 140 M260 110 Q250 138 234 140", "dark", 4) + pen.mirrored(pen.box(128, 226, 50, 52, 6, "light")),
  shorts: (pen) => pen.path("M118 120 L282 120 L312 282 L222 290 L200 202 L178 290 L88 282Z") + pen.box(118, 120, 164, 26, 5, "dark") + pen.line("M190 146 q-6 30 -16 40 M210 146 q6 30 16 40", paper, 5) + pen.mirrored(pen.line("M94 262 L178 270", "light", 6)),
  beanie: (pen) => pen.round(200, 92, 26, 26, "light") + pen.path("M102 250 Q98 110 200 108 Q302 110 298 250Z") + pen.line("M146 136 V240 M172 118 V240 M200 112 V240 M228 118 V240 M254 136 V240", "dark", 4) + pen.box(92, 238, 216, 62, 18, "light") + pen.line("M120 250 v38 M152 250 v38 M184 250 v38 M216 250 v38 M248 250 v38 M280 250 v38", "base", 5),
  cap: (pen) => pen.path("M96 240 Q100 124 196 122 Q286 126 288 240Z") + pen.path("M196 232 Q330 226 366 262 Q330 284 196 258Z", "dark") + pen.line("M194 124 Q176 180 180 240", "dark", 4) + pen.round(194, 120, 8, 8, "dark") + pen.box(212, 178, 44, 30, 5, "light"),
  gloves: (pen) =>
    pen.path("M128 330 L124 220 Q84 190 92 160 Q106 152 132 184 L128 104 Q140 84 154 104 L158 160 L164 88 Q178 72 190 90 L190 160 L200 98 Q214 86 222 102 L218 170 L232 128 Q246 120 250 138 L238 236 L232 330Z") +
    pen.box(122, 288, 116, 48, 10, "dark") + pen.line("M150 208 Q180 190 212 208", "light", 5) + pen.box(166, 302, 30, 20, 4, "light"),
  scarf: (pen) => pen.path("M98 130 Q200 80 302 130 Q318 176 292 196 Q200 236 108 196 Q82 176 98 130Z") + pen.path("M98 130 Q200 180 302 130 Q300 156 200 176 Q100 156 98 130Z", "dark") + pen.path("M216 196 L282 188 L292 320 L226 326Z", "light") + pen.line("M220 250 L288 244 M222 282 L290 276", "base", 9) + pen.line("M230 328 v18 M248 328 v18 M266 326 v18 M284 324 v18", "light", 5),
  socks: (pen) =>
    pen.path("M210 84 L282 84 L284 216 Q286 250 318 262 Q344 276 330 304 Q310 324 262 310 Q220 298 214 250Z", "dark") + pen.path("M112 96 L188 96 L190 226 Q192 262 226 272 Q254 284 242 314 Q222 336 168 322 Q122 310 116 262Z") +
    pen.box(108, 92, 84, 34, 8, "light") + pen.box(206, 80, 80, 32, 8, "base") + pen.path("M214 270 Q254 282 242 314 Q232 328 206 328 Q226 306 214 270Z", "light") + pen.line("M116 150 h72 M116 166 h72", "light", 5),
  "gift-card": (pen) => pen.box(56, 116, 288, 182, 18) + pen.box(56, 116, 288, 182, 18, "base") + pen.path("M56 240 Q130 196 200 240 Q270 284 344 240 L344 280 Q344 298 326 298 L74 298 Q56 298 56 280Z", "dark") + pen.line("M150 240 q-8-50 -26-70 M164 242 q4-50 20-84 M180 246 q14-44 40-60", "light", 5) + pen.box(250, 138, 70, 12, 6, "light") + pen.round(88, 148, 12, 12, metal),
};
