import type { PageContent } from '@az/shared/discovery';

/** Greatest values that the origin accepts. */
const most = { count: 1000, textSize: 20 };
/** Longest text that is read, in characters. */
const maxText = 4096;
/** Smallest width and height of a drawing, in CSS pixels. Smaller SVGs are icons, and those of pages that load. */
const minDrawingSize = 64;

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

/** The shown texts outside of headings and errors, in document order, each with its element. */
function* shownTexts(main: Element): Generator<{ text: string; parent: Element }> {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text;
    const text = data.trim();
    if (text && parent && !parent.closest(`h1,${errors}`) && isShown(parent)) yield { text, parent };
  }
}

/** Length of the shown text outside of headings and errors, up to `maxText`. */
function textLength(main: Element): number {
  let length = 0;
  for (const { text } of shownTexts(main)) {
    length += text.length;
    if (length >= maxText) return maxText;
  }
  return length;
}

const loadingText = /^\s*Chargement/;

export const isLoadingStatus = (status: Element): boolean =>
  loadingText.test(status.getAttribute('aria-label') ?? status.textContent ?? '');

/** Whether a text is of the page and says that it loads. In a row it may be one that a member has written. */
function saysThatItLoads({ text, parent }: { text: string; parent: Element }): boolean {
  const status = parent.closest('[role=status]');
  return status ? isLoadingStatus(status) : loadingText.test(text) && !parent.closest(rows);
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

function showsDrawing(main: Element): boolean {
  const isDrawing = (svg: Element) => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.min(width, height) >= minDrawingSize && !svg.closest(`h1,${errors}`) && isShown(svg);
  };
  return [...main.querySelectorAll('svg')].some(isDrawing);
}

/** Whether the main part of the page shows headings, errors and that it loads at most. Empty rows show nothing. */
export const isEmpty = (main: Element): boolean =>
  countShown(main, `${actions},${pictures}`) === 0 &&
  !showsDrawing(main) &&
  [...shownTexts(main)].every(saysThatItLoads);

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
