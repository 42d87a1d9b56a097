import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { useStorageKeys } from '../../data/legal/storage-keys.ts';
import styles from './ReadTerms.module.css';
import { words } from './words.ts';

/** `‹…›` marks the variable parts of a key; a very long name may wrap between its parts. */
function Key({ name }: { name: string }) {
  return name.split(/(?<=[:_])/).map((part, index) => (
    <span key={part}>
      {index > 0 && <wbr />}
      {part}
    </span>
  ));
}

/** Text with key names in backticks. */
function What({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

/** Every storage key of the product, by kind of storage. */
export function StorageKeys() {
  return (
    <SampleStates sample={useStorageKeys()} skeleton={<CardSkeletons height={336} />} words={words.keys}>
      {(tables) =>
        tables.map(({ storage, keys }) => (
          <table className={styles.table} key={storage}>
            <caption>{words.caption(storage)}</caption>
            <thead>
              <tr>
                <th scope="col">{words.key}</th>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.until}</th>
              </tr>
            </thead>
            <tbody>
              {keys.map(({ key, what, until }) => (
                <tr key={key}>
                  <th scope="row">
                    <code>
                      <Key name={key} />
                    </code>
                  </th>
                  <td>
                    <What text={what} />
                  </td>
                  <td>{until}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))
      }
    </SampleStates>
  );
}
