import { paths } from '@az/shared/paths';
import { useLocation, useNavigate } from '@az/shared/router';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconMessageCircle } from '@az/shared/ui/icons';
import { Page } from '@az/shared/ui/Page';
import { ChooseConversation } from '../features/choose-conversation/ChooseConversation.tsx';
import { useSelectedContact } from '../features/choose-conversation/use-selected-contact.ts';
import { useUnreadTitle } from '../features/choose-conversation/use-unread-title.ts';
import { LoadConversations } from '../features/load-conversations/LoadConversations.tsx';
import { LoadingMessages } from '../features/load-conversations/LoadingMessages.tsx';
import { LoadingPanes } from '../features/load-conversations/LoadingPanes.tsx';
import { ManageConversation } from '../features/manage-conversation/ManageConversation.tsx';
import { ManageMessaging } from '../features/manage-messaging/ManageMessaging.tsx';
import { ReadConversation } from '../features/read-conversation/ReadConversation.tsx';
import { WriteMessage } from '../features/write-message/WriteMessage.tsx';
import { TwoPanes } from '../ui/TwoPanes.tsx';

const words = { choose: 'Choisissez une conversation.' };

function MessagingPage() {
  const contactId = useSelectedContact();
  const navigate = useNavigate();
  const isWriting = useLocation().state?.isWriting === true;
  useUnreadTitle();
  const showing = contactId === null ? 'list' : 'detail';
  const menu = <ManageMessaging onGroupCreated={(id) => void navigate(paths.messaging(id))} />;
  return (
    <Page title="Messagerie">
      <LoadConversations skeleton={<LoadingPanes showing={showing} />}>
        <TwoPanes
          detail={
            contactId === null ? (
              <EmptyState icon={<IconMessageCircle />}>{words.choose}</EmptyState>
            ) : (
              <ReadConversation
                contactId={contactId}
                key={contactId}
                menu={<ManageConversation contactId={contactId} />}
                onContactChange={(id) => void navigate(paths.messaging(id), { replace: true })}
                skeleton={<LoadingMessages />}
              >
                <WriteMessage contactId={contactId} isFocused={isWriting} />
              </ReadConversation>
            )
          }
          list={<ChooseConversation contactId={contactId} menu={menu} />}
          showing={showing}
        />
      </LoadConversations>
    </Page>
  );
}

export { MessagingPage as Component };
