import { Button } from '@az/shared/ui/Button';
import type { ComponentType, ReactNode } from 'react';
import { useSidePanel } from './use-side-panel.tsx';

type Props = {
  /** Text of the button and title of the panel; English, as the specification requires. */
  label: string;
  icon: ReactNode;
  content: ComponentType;
};

/** A button that opens a panel with the content that wide screens show beside the page. */
export function SidePanelButton({ label, icon, content }: Props) {
  const load = async () => content;
  const { buttonProps, panel } = useSidePanel({ title: label, lang: 'en', load });
  return (
    <>
      <Button lang="en" leftSection={icon} size="md" variant="default" {...buttonProps}>
        {label}
      </Button>
      {panel}
    </>
  );
}
