import { type ChildNode, CssSyntaxError, parse, type Root } from 'postcss';
import { isShell } from '../versions/record.ts';
import type { Candidate, Finding } from './finding.ts';
import { selectorOutside } from './style-scope.ts';

const maxLength = 1_000_000;

const maxCited = 60;

const isOfArea = (layer: string): boolean => /^area(\.|$)/.test(layer.trim());

function isInside(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'atrule') return false;
  const name = node.name.toLowerCase();
  // A `@layer` block has one name, a `@layer` statement may have a list of names.
  return name === 'charset' || (name === 'layer' && node.params.split(',').every(isOfArea));
}

function outsideArea(sheet: Root): string | null {
  try {
    const selector = selectorOutside(sheet);
    return selector === null
      ? null
      : `selects ${selector.slice(0, maxCited)}, which can be outside the area: ` +
          'each selector needs a class of the area (CSS modules), or @media print.';
  } catch (error) {
    return `has a selector that cannot be read: ${(error as Error).message.split('\n')[0]?.slice(0, maxCited)}.`;
  }
}

/** What is wrong with a style sheet: a rule outside the layer `area`, or a selector of other elements; else null. */
export function outsideLayer(css: string): string | null {
  if (css.length > maxLength) return `has more than ${maxLength} characters.`;
  try {
    const sheet = parse(css);
    const found = sheet.nodes.find((node) => !isInside(node));
    if (!found) return outsideArea(sheet);
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

export function layerFindings({ record, outside = {} }: Candidate): Finding[] {
  if (isShell(record)) return [];
  const who = `${record.area} ${record.version}`;
  return Object.entries(outside).map(([file, what]) => ({ who, what: `${file} ${what}` }));
}
