import { Text } from '@mantine/core';
import { useIsSample } from '../../api/index.ts';
import type { Extension } from '../../contracts/index.ts';

type Props = {
  /** The extension whose data the sample data stands for; if the server has it, nothing is shown. */
  extension?: Extension;
  /** Replaces the sentence. */
  children?: string;
};

function Notice({ children = 'Données d’exemple' }: Props) {
  return (
    <Text c="dimmed" size="sm">
      {children}
    </Text>
  );
}

function NoticeFor({ extension, children }: Props & { extension: Extension }) {
  return useIsSample(extension) && <Notice>{children}</Notice>;
}

/** Says that the data is sample data. Without an extension always; with one, only if the server lacks it. */
export function SampleNotice({ extension, children }: Props) {
  return extension ? <NoticeFor extension={extension}>{children}</NoticeFor> : <Notice>{children}</Notice>;
}
