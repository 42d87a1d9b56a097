export { ShareDialog as Component } from '../ui/ShareDialog.tsx';
