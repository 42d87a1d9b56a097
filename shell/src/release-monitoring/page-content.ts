import type { PageContent } from '@az/shared/discovery';

/** Greatest values that the origin accepts. */
const most = { count: 1000, textSize: 20 };
/** Longest text that is read, in characters. */
const maxText = 4096;
/** Beside an error, text up to this `textSize` (base-2 logarithm of its length) is a caption and no content. */
const maxCaptionSize = 5;

const actions = 'a[href],button,input,select,textarea,summary,[role=button],[role=link]';
const rows = 'li,tr,article,[role=listitem],[role=row],[role=option],[role=article]';
const errors = '[role=alert]';
const pictures = 'img,canvas,video';

export const isShown = (element: Element): boolean =>
  element.checkVisibility
    ? element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    : element.getClientRects().length > 0;

function countShown(main: Element, selector: string): number {
  const found = [...main.querySelectorAll(selector)].slice(0, most.count);
  return found.filter((element) => !element.closest(errors) && isShown(element)).length;
}

/** The shown texts outside of headings and errors, in document order. */
function* shownTexts(main: Element): Generator<string> {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const text = data.trim();
    if (text && parentElement && !parentElement.closest(`h1,${errors}`) && isShown(parentElement)) yield text;
  }
}

/** Length of the shown text outside of headings and errors, up to `maxText`. */
function textLength(main: Element): number {
  let length = 0;
  for (const text of shownTexts(main)) {
    length += text.length;
    if (length >= maxText) return maxText;
  }
  return length;
}

const loadingText = /^\s*Chargement/;

export const isLoadingStatus = (status: Element): boolean =>
  loadingText.test(status.getAttribute('aria-label') ?? status.textContent ?? '');

/**
 * Whether the page says that it is loading and has no other content. If there is other content, the text may be one
 * that a member has written.
 */
export function saysOnlyThatItLoads(main: Element): boolean {
  if (countShown(main, `${rows},${actions}`) > 0) return false;
  const texts = [...shownTexts(main)];
  const others = texts.filter((text) => !loadingText.test(text));
  return others.length < texts.length && others.join('').length < 2 ** maxCaptionSize;
}

/** What the main part of the page contains: numbers only, for the comparison with another version. */
export function measureContent(main: Element): PageContent {
  const isError = (element: Element) => element.textContent?.trim() !== '' && isShown(element);
  return {
    headings: countShown(main, 'h1'),
    rows: countShown(main, rows),
    actions: countShown(main, actions),
    textSize: Math.min(Math.ceil(Math.log2(textLength(main) + 1)), most.textSize),
    errors: [...main.querySelectorAll(errors)].slice(0, most.count).filter(isError).length,
  };
}

/** Whether there is no row or action, and text up to a `textSize` at most. */
const hasLittle = ({ rows, actions, textSize }: PageContent, maxTextSize: number): boolean =>
  rows === 0 && actions === 0 && textSize <= maxTextSize;

/** Whether the main part of the page shows nothing but a heading. */
export const isEmpty = (main: Element): boolean =>
  hasLittle(measureContent(main), 0) && countShown(main, pictures) === 0;

/** Whether the main part of the page shows errors but no content. */
export function hasOnlyErrors(main: Element): boolean {
  if (!main.querySelector(errors)) return false;
  const content = measureContent(main);
  return content.errors > 0 && hasLittle(content, maxCaptionSize);
}

/** Maximum number of reports in a page view. Most pages send one; pages that change send more. */
const maxReports = 10;

/** Reports what each page contains, once it has loaded, and again when that changes. */
export class ContentReporter {
  private readonly report: (content: PageContent) => void;
  private left = maxReports;
  private seen = '';
  private sent = '';

  constructor(report: (content: PageContent) => void) {
    this.report = report;
  }

  /** Called at intervals once the page has loaded. Reports its content when two calls in a row find the same. */
  look(): void {
    const main = document.querySelector('main');
    if (!main || this.left === 0) return;
    const content = measureContent(main);
    const text = JSON.stringify([location.pathname, content]);
    const isSame = text === this.seen;
    this.seen = text;
    if (!isSame || text === this.sent) return;
    this.sent = text;
    this.left -= 1;
    this.report(content);
  }
}
