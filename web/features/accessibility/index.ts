export { Accessibility } from './accessibility.tsx';
