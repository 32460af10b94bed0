import { Icon, type IconProps } from './Icon.tsx';

export function CameraIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M4 8h3l2-3h6l2 3h3v11H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7" />
    </Icon>
  );
}
