import { Icon, type IconProps } from './Icon.tsx';

export function ShareIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M12 15V3M7.5 7 12 2.5 16.5 7M5 12v8.5h14V12" />
    </Icon>
  );
}
