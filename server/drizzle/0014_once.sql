CREATE TABLE "once_answer" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"body" text NOT NULL,
	"etag" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "once_answer_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE INDEX "once_answer_created" ON "once_answer" USING btree ("created_at");