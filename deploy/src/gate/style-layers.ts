import { type ChildNode, CssSyntaxError, parse } from 'postcss';
import { isShell } from '../versions/record.ts';
import type { Candidate, Finding } from './finding.ts';

/** Longest style sheet that is read, in characters. */
const maxLength = 1_000_000;

/** Characters of a style sheet that a finding cites. */
const maxCited = 60;

const isOfArea = (layer: string): boolean => /^area(\.|$)/.test(layer.trim());

function isInside(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'atrule') return false;
  const name = node.name.toLowerCase();
  // A block has one name, a statement a list of them.
  return name === 'charset' || (name === 'layer' && node.params.split(',').every(isOfArea));
}

/**
 * What is wrong with an area's style sheet: its first rule that is not in the cascade layer `area`, where it would win
 * over the kit and the shell however it is written. Null when everything is in it.
 */
export function outsideLayer(css: string): string | null {
  if (css.length > maxLength) return `has more than ${maxLength} characters.`;
  try {
    const found = parse(css).nodes.find((node) => !isInside(node));
    if (!found) return null;
    const [cited = ''] = found.toString().split(/[{;\n]/);
    return (
      `has ${cited.trim().slice(0, maxCited)} outside the cascade layer of areas: ` +
      'everything must be in @layer area, where the build of an area puts it (shared/build/layers.mjs).'
    );
  } catch (error) {
    if (error instanceof CssSyntaxError)
      return `cannot be read: ${error.reason.slice(0, maxCited)} in line ${error.line}.`;
    throw error;
  }
}

/** Style sheets of an area that are not in the layer of areas. Where they were not read, nothing is said. */
export function layerFindings({ record, outside = {} }: Candidate): Finding[] {
  if (isShell(record)) return [];
  const who = `${record.area} ${record.version}`;
  return Object.entries(outside).map(([file, what]) => ({ who, what: `${file} ${what}` }));
}
