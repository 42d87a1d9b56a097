export { usePeople } from '@az/shared/sample/people';
