import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to when somebody has read their notifications. */
@Entity('notification_mark')
export class NotificationMark {
  @PrimaryColumn('integer') userId!: number;
  @Column('timestamptz') readAt!: Date;
}
