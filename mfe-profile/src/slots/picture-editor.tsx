export { EditPicture as Component } from '../features/edit-picture/EditPicture.tsx';
