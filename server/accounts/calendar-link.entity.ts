import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret address of a user’s calendar. A user has at most one. */
@Entity('calendar_link')
export class CalendarLink {
  @PrimaryColumn('integer') userId!: number;
  @Column('bytea') secretHash!: Buffer;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  /** The time of the last request of a calendar app, to the minute. Null if there was none. */
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
}
