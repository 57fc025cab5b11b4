export { TabView } from '../../../engine/react';
