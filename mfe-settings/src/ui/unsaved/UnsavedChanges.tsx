import { useLeaveGuard } from '@az/shared/forms';
import { useOnDemand } from '@az/shared/on-demand';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useState } from 'react';

type Form = { discard: () => void; isKept: boolean };

type Register = (id: string, form: Form | null) => void;

const UnsavedContext = createContext<Register>(() => undefined);

/** Registers a form's unsaved changes with the page. `isKept`: a reload keeps them. `discard` removes them. */
export function useUnsaved(
  isDirty: boolean,
  { discard, isKept = false }: { discard?: () => void; isKept?: boolean } = {},
) {
  const register = use(UnsavedContext);
  const id = useId();
  const forget = useEffectEvent(() => discard?.());
  useEffect(() => {
    if (!isDirty) return;
    register(id, { discard: () => forget(), isKept });
    return () => register(id, null);
  }, [id, isDirty, isKept, register]);
}

const loadDialog = () => import('@az/shared/social/ConfirmDialog').then((part) => part.ConfirmDialog);

/** Asks before a member leaves a page with unsaved changes, but not when the session ends. */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<ReadonlyMap<string, Form>>(new Map());
  const [register] = useState(
    (): Register => (id, form) =>
      setForms((before) => {
        const after = new Map(before);
        if (form) after.set(id, form);
        else after.delete(id);
        return after;
      }),
  );
  const dialog = useOnDemand(loadDialog);
  const isDirty = forms.size > 0;
  const guard = useLeaveGuard(
    isDirty,
    [...forms.values()].some(({ isKept }) => !isKept),
  );
  const prepare = useEffectEvent(dialog.show);
  useEffect(() => {
    if (isDirty) prepare();
  }, [isDirty]);
  const leave = () => {
    for (const { discard } of forms.values()) discard();
    guard.leave();
  };
  return (
    <UnsavedContext value={register}>
      {children}
      {dialog.Part && (
        <dialog.Part
          action="Quitter sans enregistrer"
          cancel="Rester"
          isDanger
          onCancel={guard.stay}
          onConfirm={leave}
          opened={guard.isAsking}
          question="Quitter sans enregistrer&nbsp;?"
        >
          Vos modifications sur cette page ne sont pas enregistrées.
        </dialog.Part>
      )}
    </UnsavedContext>
  );
}
