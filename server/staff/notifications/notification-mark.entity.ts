import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The time up to which a user has read their notifications. */
@Entity('notification_mark')
export class NotificationMark {
  @PrimaryColumn('integer') userId!: number;
  @Column('timestamptz') readAt!: Date;
}
