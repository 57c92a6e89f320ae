// Runs stages beside each other, as many as there are cores for.

/**
 * @typedef {object} StageResult
 * @property {string} output what it printed
 * @property {number} passed
 * @property {number} failed
 * @property {{ name: string, milliseconds: number, ok: boolean }[]} tests
 * @property {boolean} [isPreparation] that it is no check, but makes something ready
 *
 * @typedef {object} Stage
 * @property {string[]} needs the stages that have to end well before it begins
 * @property {number} weight how many cores it keeps busy
 * @property {() => Promise<StageResult>} run
 */

/**
 * Runs each stage once, the earlier ones first where there is a choice. A stage whose need has failed fails with it.
 *
 * @param {Record<string, Stage>} stages
 * @param {number} cores how many cores there are
 * @param {{ onStart: (name: string) => void, onEnd: (row: StageResult & { name: string, milliseconds: number }) => void }}
 *   listeners are told of each stage
 */
export async function runStages(stages, cores, { onStart, onEnd }) {
  const waiting = new Map(Object.entries(stages));
  const running = new Map();
  const rows = new Map();
  let used = 0;

  function end(name, milliseconds, result) {
    const row = { name, milliseconds, ...result };
    rows.set(name, row);
    onEnd(row);
  }

  async function start(name, { run, weight }) {
    waiting.delete(name);
    onStart(name);
    used += weight;
    const began = performance.now();
    const result = await run().catch((error) => ({
      output: `${error.stack}\n`,
      passed: 0,
      failed: 1,
      tests: [],
    }));
    used -= weight;
    running.delete(name);
    end(name, performance.now() - began, result);
  }

  while (waiting.size + running.size > 0) {
    for (const [name, stage] of waiting) {
      const needs = stage.needs.filter((needed) => needed in stages);
      const broken = needs.find((needed) => rows.get(needed)?.failed > 0);
      if (broken !== undefined) {
        waiting.delete(name);
        end(name, 0, { output: `  It needs ${broken}, which failed.\n`, passed: 0, failed: 1, tests: [] });
      } else if (needs.every((needed) => rows.has(needed)) && (used === 0 || used + stage.weight <= cores))
        running.set(name, start(name, stage));
    }
    await Promise.race(running.values());
  }
  return Object.keys(stages).map((name) => rows.get(name));
}
