import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Status } from '../data/reply-types.ts';
import { CommandDialog } from './CommandDialog.tsx';
import type { CommandChoice } from './command-forms.ts';

type Open = (choice: CommandChoice) => void;

const OpenContext = createContext<Open>(() => undefined);

export const useOpenCommand = (): Open => useContext(OpenContext);

/** Renders the console's only dialog here, outside the views, so that a refresh of a view does not change it. */
export function CommandProvider({ status, children }: { status: Status | undefined; children: ReactNode }) {
  const [{ choice, count }, setState] = useState<{ choice: CommandChoice | null; count: number }>({
    choice: null,
    count: 0,
  });
  const open: Open = (chosen) => setState((now) => ({ choice: chosen, count: now.count + 1 }));
  const close = () => setState((now) => ({ ...now, choice: null }));
  return (
    <OpenContext value={open}>
      {children}
      {choice && (
        <CommandDialog
          choice={choice}
          key={count}
          onClose={close}
          status={status?.areas.find(({ area }) => area === choice.area)}
        />
      )}
    </OpenContext>
  );
}
