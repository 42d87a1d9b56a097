export { hostContractVersion } from './contract.ts';
export { type AreaHost, areaHost, isRouteLive, isSlotFilled, provideAreaHost } from './host.ts';
export { Slot } from './Slot.tsx';
export type {
  AreaModule,
  AreaRoute,
  AreaStorageKey,
  FirstPictures,
  LoadComponent,
  LoadPage,
  RouteGroup,
  SearchHit,
  SlotName,
  SlotProps,
} from './types.ts';
