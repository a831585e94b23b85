export { DoorBand } from './DoorBand';
export { DoorPage } from './DoorPage';
export { MiniAppLogin } from './mini-app-login/MiniAppLogin';
