const stepPattern = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Shares as typed, `0,5 5 100 %`, in basis points; null when invalid. */
export function readSteps(text: string): number[] | null {
  const parts = text
    .replaceAll('%', ' ')
    .split(/[\s;]+/u)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => !stepPattern.test(part))) return null;
  return parts.map((part) => Math.round(Number(part.replace(',', '.')) * 100));
}

export function stepsError(text: string): string | undefined {
  const steps = readSteps(text);
  if (!steps) return 'Écrivez les paliers en pourcentages séparés par des espaces, comme 0 1 5 25 50 100.';
  if (steps.some((step, index) => index > 0 && step <= (steps[index - 1] ?? 0)))
    return 'Chaque palier dépasse celui d’avant.';
  return steps.at(-1) === 10_000 ? undefined : 'Le dernier palier est 100.';
}
