import { useIsSample } from '@az/shared/api';

/**
 * What screens offer beyond texts, by the calls that stand behind it: those of the server, or all of them on the sample
 * server.
 */
export function useAbilities() {
  const isSample = useIsSample('network');
  const lacksGroups = useIsSample('group-chats');
  const lacksPictures = useIsSample('message-pictures');
  return {
    /**
     * Whether messages reach other members. Then nothing is opened, hence read, before the member has chosen it, and
     * connections can be written to. Otherwise the texts say that everything stays on this device.
     */
    reachesMembers: !isSample,
    createsGroups: isSample || !lacksGroups,
    sendsPictures: isSample || !lacksPictures,
  };
}
