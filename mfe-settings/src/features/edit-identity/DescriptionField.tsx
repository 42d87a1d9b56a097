import { descriptionWarning } from '@az/shared/constants';
import { accountLengths } from '@az/shared/contracts';
import { Textarea, type TextareaProps } from '@az/shared/ui/Textarea';
import styles from './EditIdentity.module.css';
import { words } from './words.ts';

/** The description with its counter, which says close to the limit how much is left. */
export function DescriptionField({ value, ...props }: TextareaProps & { value: string }) {
  const isClose = value.length > descriptionWarning;
  const most = accountLengths.Description;
  return (
    <div>
      <Textarea autosize label={words.description} maxRows={10} minRows={3} value={value} {...props} />
      <p className={styles.counter} data-close={isClose || undefined}>
        <span role="status">{isClose && words.left(most - value.length)}</span>
        <span>
          {value.length}/{most}
        </span>
      </p>
    </div>
  );
}
