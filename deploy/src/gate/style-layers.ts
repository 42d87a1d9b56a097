import { type ChildNode, CssSyntaxError, parse } from 'postcss';
import { isShell } from '../versions/record.ts';
import type { Candidate, Finding } from './finding.ts';

/** Maximum length of a style sheet, in characters. */
const maxLength = 1_000_000;

/** Characters of a style sheet quoted in a finding. */
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
 * What is wrong with an area's style sheet: its first rule that is not in the cascade layer `area`, where it would
 * override kit and shell with any selector. Null when everything is in it.
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

/** Findings for style sheets outside the layer of areas; none where they were not read. */
export function layerFindings({ record, outside = {} }: Candidate): Finding[] {
  if (isShell(record)) return [];
  const who = `${record.area} ${record.version}`;
  return Object.entries(outside).map(([file, what]) => ({ who, what: `${file} ${what}` }));
}
