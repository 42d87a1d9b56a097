/** Id of a failure. The error tile and the report both contain it, so that the report of a tile can be found. */
export const newReportId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** The step at which loading an area failed. */
export type LoadStage = 'discovery' | 'entry' | 'expose' | 'page' | 'layout' | 'slot' | 'render';

/** An area, or a part of one, that could not be loaded or failed in its first render. */
export class AreaError extends Error {
  override readonly name = 'AreaError';
  readonly area: string;
  readonly stage: LoadStage;
  readonly version: string | null;
  readonly reportId: string = newReportId();

  constructor(area: string, stage: LoadStage, version: string | null, cause: unknown) {
    super(`Area ${area} failed at ${stage}`, { cause });
    this.area = area;
    this.stage = stage;
    this.version = version;
  }
}

export class BlankError extends Error {
  override readonly name = 'BlankError';
}

/** Name of the event raised on `window` for every final failure (specification, section 8: preload error). */
export const preloadErrorEvent = 'az:preload-error';

export type PreloadErrorDetail = Pick<AreaError, 'area' | 'version' | 'stage' | 'cause' | 'reportId'>;

/** Name of the event raised on `window` when a canary was replaced by the previous version. */
export const fallbackEvent = 'az:fallback';

/** Reports that a canary failed and was replaced by another version: the member saw no error. */
export function raiseFallback({ area, version, stage, cause, reportId }: AreaError): void {
  const detail: PreloadErrorDetail = { area, version, stage, cause, reportId };
  window.dispatchEvent(new CustomEvent(fallbackEvent, { detail }));
}

const raised = new WeakSet<AreaError>();

/**
 * Raises the cancelable preload-error event, once for each error. Unless a listener calls `preventDefault`, the error is
 * rethrown, and reaches `window.onerror` like any uncaught one.
 */
export function raisePreloadError(error: AreaError): void {
  if (raised.has(error)) return;
  raised.add(error);
  const { area, version, stage, cause, reportId } = error;
  const detail: PreloadErrorDetail = { area, version, stage, cause, reportId };
  const event = new CustomEvent(preloadErrorEvent, { cancelable: true, detail });
  if (window.dispatchEvent(event)) reportError(error);
}
