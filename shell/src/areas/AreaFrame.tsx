import { Outlet } from '@az/shared/router';
import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';
import { AreaError, raisePreloadError } from './area-error.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Frames = Record<string, ComponentType<{ children: ReactNode }>>;

const useFrames = create<Frames>(() => ({}));

/** Sets the frame of an area's pages; it is loaded with the first page of the area. */
export function setAreaFrame(area: string, Frame: Frames[string] | null): void {
  if (Frame) useFrames.setState({ [area]: Frame });
}

/** The frame of an area, which stays mounted from page to page, or the page alone. */
export function AreaFrame({ area, version }: { area: string; version: () => string | null }) {
  const Frame = useFrames((frames) => frames[area]);
  if (!Frame) return <Outlet />;
  const report = (cause: unknown) => raisePreloadError(new AreaError(area, 'layout', version(), cause));
  return (
    <ErrorBoundary fallback={<Outlet />} onError={report}>
      <Frame>
        <Outlet />
      </Frame>
    </ErrorBoundary>
  );
}
