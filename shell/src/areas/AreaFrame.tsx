import { Outlet } from '@az/shared/router';
import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';
import { AreaError, raisePreloadError } from './area-error.ts';
import type { LiveArea } from './discovery.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Frame = ComponentType<{ children: ReactNode }>;
type Frames = Record<string, { Frame: Frame; version: string }>;

const useFrames = create<Frames>(() => ({}));

/** Sets the frame of an area's pages; it is loaded with the first page of the area. */
export function setAreaFrame(
  { area, version }: Pick<LiveArea, 'area' | 'version'>,
  Frame: Frame | null,
): void {
  if (Frame) useFrames.setState({ [area]: { Frame, version } });
}

/** Shows the frame of an area, which stays mounted while its pages change. */
export function AreaFrame({ area }: { area: string }) {
  const frame = useFrames((frames) => frames[area]);
  if (!frame) return <Outlet />;
  const { Frame, version } = frame;
  const report = (cause: unknown) => raisePreloadError(new AreaError(area, 'layout', version, cause));
  return (
    <ErrorBoundary fallback={<Outlet />} onError={report}>
      <Frame>
        <Outlet />
      </Frame>
    </ErrorBoundary>
  );
}
