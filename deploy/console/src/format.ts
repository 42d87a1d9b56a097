const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minute = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const formatted = (format: Intl.DateTimeFormat, value: string | number): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

/** `14:05:09`. */
export const clockTime = (value: string | number): string => formatted(clock, value);
/** `14:05`. */
export const minuteTime = (value: string | number): string => formatted(minute, value);
/** `12 mars, 14:05`. */
export const shortMoment = (value: string | number): string => formatted(moment, value);

const minuteMs = 60_000;

/** A duration: `10 min`, `24 h`. */
export function duration(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  return minutes > 120 ? `${Math.round(minutes / 60)} h` : `${minutes} min`;
}

const figure = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 });
const power = new Intl.NumberFormat('fr-FR', { notation: 'scientific', maximumSignificantDigits: 2 });
const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Three significant digits: `12,4`, `1 000`, `1,2E12`. */
export const shortNumber = (value: number): string => (value < 1e9 ? figure : power).format(value);
/** A number in charts and tables: `1 240`. */
export const fullNumber = (value: number): string => whole.format(value);
/** A ratio from 0 to 1, as `4,2 %`. */
export const part = (value: number): string => percents.format(value);
/** A share in basis points as `5 %`. */
export const sharePercent = (basisPoints: number): string => percents.format(basisPoints / 10_000);
/** The origin's text of a share, `0.5 %`, in French form. */
export const share = (text: string): string => text.replace('.', ',').replace(/\s*%$/, '\u202f%');

const plural = new Intl.PluralRules('fr-FR');

/** `1 session`, `214 sessions`. */
export const counted = (count: number, one: string, many: string): string =>
  `${fullNumber(count)} ${plural.select(count) === 'one' ? one : many}`;
