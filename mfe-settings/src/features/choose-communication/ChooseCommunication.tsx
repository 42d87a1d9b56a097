import { PreferenceForm } from '../../ui/preference-card/PreferenceForm.tsx';
import { findable, invitations, messages } from './communication-fields.ts';
import { Disclosure } from './Disclosure.tsx';
import { words } from './words.ts';

/** Who may invite the member, write to them and find them. */
export function ChooseCommunication() {
  return (
    <>
      <Disclosure isOpenAtFirst title={words.invitations}>
        <PreferenceForm groups={invitations} />
      </Disclosure>
      <Disclosure title={words.messages}>
        <PreferenceForm groups={messages} />
      </Disclosure>
      <Disclosure title={words.findable}>
        <PreferenceForm groups={findable} />
      </Disclosure>
    </>
  );
}
