import { currencySymbol } from '../constants/index.ts';

const cents = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeUnits = new Intl.NumberFormat('fr');

/** A price in French notation, with the product's currency: `1 234 $`, `12,50 $`; empty when `amount` is no number. */
export function price(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const figure = Number.isInteger(amount) ? wholeUnits.format(amount) : cents.format(amount);
  return `${figure}\u00a0${currencySymbol}`;
}
