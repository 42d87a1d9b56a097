import { Page } from '@az/shared/ui/Page';
import { ChooseConversation } from '../features/choose-conversation/ChooseConversation.tsx';
import { useSelectedContact } from '../features/choose-conversation/use-selected-contact.ts';
import { LoadConversations } from '../features/load-conversations/LoadConversations.tsx';
import { ReadConversation } from '../features/read-conversation/ReadConversation.tsx';
import { WriteMessage } from '../features/write-message/WriteMessage.tsx';
import { TwoPanes } from '../ui/TwoPanes.tsx';

/** `/messaging`: the member's conversations, with one of them open. */
function MessagingPage() {
  const contactId = useSelectedContact();
  const showing = contactId === null ? 'list' : 'detail';
  return (
    <Page title="Messagerie">
      <LoadConversations showing={showing}>
        <TwoPanes
          detail={
            contactId !== null && (
              <ReadConversation contactId={contactId} key={contactId}>
                <WriteMessage contactId={contactId} />
              </ReadConversation>
            )
          }
          list={<ChooseConversation contactId={contactId} />}
          showing={showing}
        />
      </LoadConversations>
    </Page>
  );
}

export { MessagingPage as Component };
